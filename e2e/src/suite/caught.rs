//! The panic of a test as a value: it belongs into the report of that test, not between the lines of others.

use std::any::Any;
use std::cell::RefCell;
use std::future::poll_fn;
use std::panic::{self, AssertUnwindSafe};
use std::task::Poll;
use std::time::Duration;

thread_local! {
    /// The message of the panic that is being caught.
    static MESSAGE: RefCell<Option<String>> = const { RefCell::new(None) };
    /// Whether this thread is inside of [`within`].
    static IS_CATCHING: RefCell<bool> = const { RefCell::new(false) };
}

/// From now on a panic inside of [`within`] is kept for its caller, with its place; any other is printed as usual.
pub fn install_hook() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if !IS_CATCHING.with_borrow(|is_catching| *is_catching) {
            usual(info);
            return;
        }
        let place = info.location().map(|place| format!(" ({}:{})", place.file(), place.line()));
        let message = payload(info.payload());
        MESSAGE.with_borrow_mut(|kept| *kept = Some(format!("{message}{}", place.unwrap_or_default())));
    }));
}

fn payload(payload: &dyn Any) -> String {
    payload
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_else(|| "a panic without a message".to_owned())
}

/// Runs a future to its end, its panic or its limit, all on this thread.
///
/// # Errors
/// The message of the panic, or that it takes too long.
pub async fn within<T>(limit: Duration, future: impl Future<Output = T>) -> Result<T, String> {
    let mut future = Box::pin(future);
    let caught = poll_fn(move |context| {
        IS_CATCHING.set(true);
        let polled = panic::catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)));
        IS_CATCHING.set(false);
        match polled {
            Ok(poll) => poll.map(Ok),
            Err(thrown) => {
                let kept = MESSAGE.with_borrow_mut(Option::take);
                Poll::Ready(Err(kept.unwrap_or_else(|| payload(&*thrown))))
            }
        }
    });
    match tokio::time::timeout(limit, caught).await {
        Ok(result) => result,
        Err(_) => Err(format!("it takes more than {} minutes", limit.as_secs() / 60)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::runtime::Runtime;

    #[test]
    fn a_panic_and_an_endless_future_are_errors_with_words() {
        Runtime::new().unwrap().block_on(async {
            assert_eq!(within(Duration::from_mins(1), async { 7 }).await, Ok(7));
            let panicked = within(Duration::from_mins(1), async { assert_eq!(1, 2, "one is two") }).await;
            assert!(panicked.unwrap_err().contains("one is two"));
            let endless = within(Duration::from_millis(1), std::future::pending::<()>()).await;
            assert!(endless.unwrap_err().starts_with("it takes more than"));
        });
    }
}
