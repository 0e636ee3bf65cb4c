//! What a message says, with places to fill in and choices to make.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// Stands before the number of an argument that is filled in. These marks are ASCII signs that no message has: JSON would
/// write six for a control character.
pub(crate) const ARGUMENT: char = '^';
/// Stands before the number of an argument that chooses among cases.
pub(crate) const SELECT: char = '<';
/// Stands before a case: its key.
pub(crate) const CASE: char = '|';
/// Stands between the key of a case and what is said then. A case without a key is for everything else.
pub(crate) const TEXT: char = '`';
/// Stands after the last case.
pub(crate) const END: char = '>';

const MARKS: [char; 5] = [ARGUMENT, SELECT, CASE, TEXT, END];

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words.
    Text(String),
    /// The value of an argument, by its name.
    Argument(String),
    /// One of several, by the value of an argument. The last is for everything else and has the key that its author
    /// gave it.
    Select(String, Vec<(String, Vec<Part>)>),
    /// What another message says with the same arguments, by its name.
    Message(String),
}

/// The parts of a pattern.
///
/// # Errors
///
/// A sentence about what is written that this reader does not know.
pub(crate) fn parts(pattern: &Pattern<&str>) -> Result<Vec<Part>, String> {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => text(value),
            PatternElement::Placeable { expression } => placeable(expression),
        })
        .collect()
}

fn text(value: &str) -> Result<Part, String> {
    match value.chars().find(|sign| MARKS.contains(sign)) {
        Some(sign) => Err(format!("{sign} cannot be said, for it is a mark in the built messages")),
        None => Ok(Part::Text(value.to_owned())),
    }
}

fn placeable(expression: &Expression<&str>) -> Result<Part, String> {
    match expression {
        Expression::Inline(inline) => inlined(inline),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let mut cases = Vec::with_capacity(variants.len());
            let mut otherwise = None;
            for variant in variants {
                let key = match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let case = (key, parts(&variant.value)?);
                if variant.default { otherwise = Some(case) } else { cases.push(case) }
            }
            cases.extend(otherwise);
            Ok(Part::Select(id.name.to_owned(), cases))
        }
        Expression::Select { .. } => Err("a choice is made by an argument: { $name -> … }".into()),
    }
}

fn inlined(expression: &InlineExpression<&str>) -> Result<Part, String> {
    match expression {
        InlineExpression::StringLiteral { value } => text(&unescape_unicode_to_string(value)),
        InlineExpression::NumberLiteral { value } => Ok(Part::Text((*value).to_owned())),
        InlineExpression::VariableReference { id } => Ok(Part::Argument(id.name.to_owned())),
        InlineExpression::MessageReference { id, attribute: None } => Ok(Part::Message(id.name.to_owned())),
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            Ok(Part::Message(format!("-{}", id.name)))
        }
        InlineExpression::Placeable { expression } => placeable(expression),
        _ => Err("functions, attributes and arguments of terms are not known here".into()),
    }
}

/// The parts as one text for the program: the arguments by their numbers, plural forms as the numbers that `one` has in
/// the language.
pub(crate) fn compile(parts: &[Part], arguments: &[String], one: &[&str], out: &mut String) {
    for part in parts {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Argument(name) => {
                out.push(ARGUMENT);
                out.push(number(name, arguments));
            }
            Part::Select(name, cases) => {
                out.push(SELECT);
                out.push(number(name, arguments));
                for (index, (key, case)) in cases.iter().enumerate() {
                    let keys: &[&str] = match key.as_str() {
                        _ if index + 1 == cases.len() => &[""],
                        "one" => one,
                        key => &[key],
                    };
                    for key in keys {
                        out.push(CASE);
                        out.push_str(key);
                        out.push(TEXT);
                        compile(case, arguments, one, out);
                    }
                }
                out.push(END);
            }
            // Each is replaced by what it says before this.
            Part::Message(_) => {}
        }
    }
}

fn number(name: &str, arguments: &[String]) -> char {
    let index = arguments.iter().position(|argument| argument == name).unwrap_or_default();
    char::from(b'0' + index as u8)
}
