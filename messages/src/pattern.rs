//! The pattern of a message: its text, with placeables for variables and for the choice among variants.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// Stands before the index of a variable that is filled in. The delimiters of compiled messages are ASCII characters that
/// no message contains.
pub(crate) const VARIABLE: char = '^';
/// Begins a select expression: the index of the variable follows that chooses among the variants.
pub(crate) const SELECT: char = '<';
/// Stands before the key of a variant. The default variant has an empty key and is the last one.
pub(crate) const VARIANT: char = '|';
/// Stands between the key of a variant and its pattern.
pub(crate) const VALUE: char = '`';
/// Ends a select expression.
pub(crate) const END: char = '>';

const DELIMITERS: [char; 5] = [VARIABLE, SELECT, VARIANT, VALUE, END];

/// An element of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// Text as it is shown.
    Text(String),
    /// The value of a variable, by its name.
    Variable(String),
    /// One of several variants, chosen by the value of a variable. Each has a key; the last one is the default.
    Select(String, Vec<(String, Vec<Element>)>),
    /// The pattern of another message or term, by its name (`-term`), with the same variables.
    Reference(String),
}

/// The elements of a pattern.
///
/// # Errors
///
/// A sentence about syntax that is not supported here.
pub(crate) fn elements(pattern: &Pattern<&str>) -> Result<Vec<Element>, String> {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => text(value),
            PatternElement::Placeable { expression } => placeable(expression),
        })
        .collect()
}

fn text(value: &str) -> Result<Element, String> {
    match value.chars().find(|character| DELIMITERS.contains(character)) {
        Some(character) => Err(format!("{character} is a delimiter of compiled messages")),
        None => Ok(Element::Text(value.to_owned())),
    }
}

fn placeable(expression: &Expression<&str>) -> Result<Element, String> {
    match expression {
        Expression::Inline(inline) => inlined(inline),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let mut list = Vec::with_capacity(variants.len());
            let mut default = None;
            for variant in variants {
                let key = match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let one = (key, elements(&variant.value)?);
                if variant.default { default = Some(one) } else { list.push(one) }
            }
            list.extend(default);
            Ok(Element::Select(id.name.to_owned(), list))
        }
        Expression::Select { .. } => Err("the selector must be a variable: { $name -> … }".into()),
    }
}

fn inlined(expression: &InlineExpression<&str>) -> Result<Element, String> {
    match expression {
        InlineExpression::StringLiteral { value } => text(&unescape_unicode_to_string(value)),
        InlineExpression::NumberLiteral { value } => Ok(Element::Text((*value).to_owned())),
        InlineExpression::VariableReference { id } => Ok(Element::Variable(id.name.to_owned())),
        InlineExpression::MessageReference { id, attribute: None } => {
            Ok(Element::Reference(id.name.to_owned()))
        }
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            Ok(Element::Reference(format!("-{}", id.name)))
        }
        InlineExpression::Placeable { expression } => placeable(expression),
        _ => Err("functions, attributes and arguments of terms are not supported".into()),
    }
}

/// Appends the pattern as one text: variables by their index among `variables`, and the plural category `one` by the
/// numbers that it has in the language.
pub(crate) fn compile(elements: &[Element], variables: &[String], one: &[&str], out: &mut String) {
    for element in elements {
        match element {
            Element::Text(text) => out.push_str(text),
            Element::Variable(name) => {
                out.push(VARIABLE);
                out.push(index(name, variables));
            }
            Element::Select(name, variants) => {
                out.push(SELECT);
                out.push(index(name, variables));
                for (place, (key, value)) in variants.iter().enumerate() {
                    let keys: &[&str] = match key.as_str() {
                        _ if place + 1 == variants.len() => &[""],
                        "one" => one,
                        key => &[key],
                    };
                    for key in keys {
                        out.push(VARIANT);
                        out.push_str(key);
                        out.push(VALUE);
                        compile(value, variables, one, out);
                    }
                }
                out.push(END);
            }
            // The catalogue has put the pattern of the other message in its place.
            Element::Reference(_) => {}
        }
    }
}

fn index(name: &str, variables: &[String]) -> char {
    let index = variables.iter().position(|variable| variable == name).unwrap_or_default();
    char::from(b'0' + index as u8)
}
