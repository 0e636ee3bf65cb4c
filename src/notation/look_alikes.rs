//! Letters of other scripts that look like letters of FEN.

/// The Latin letter or digit that a Cyrillic or Greek letter or the kelvin sign looks like, if FEN can have that.
pub const fn latin_twin(character: char) -> Option<char> {
    Some(match character {
        'А' | 'Α' => 'A',
        'а' | 'α' => 'a',
        'В' | 'Β' => 'B',
        'в' | 'Ь' | 'ь' => 'b',
        'С' | 'Ϲ' => 'C',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'Е' | 'Ε' => 'E',
        'е' => 'e',
        'Н' | 'Η' => 'H',
        'һ' => 'h',
        'К' | 'Κ' | '\u{212A}' => 'K',
        'к' | 'κ' => 'k',
        'Ν' => 'N',
        'п' | 'η' => 'n',
        'Р' | 'Ρ' => 'P',
        'р' | 'ρ' => 'p',
        'Ԛ' => 'Q',
        'ԛ' => 'q',
        'г' => 'r',
        'ѡ' | 'ԝ' | 'ω' => 'w',
        'О' | 'о' | 'Ο' | 'ο' => '0',
        'З' => '3',
        _ => return None,
    })
}
