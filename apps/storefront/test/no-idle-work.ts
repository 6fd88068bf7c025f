// What a page loads when it is idle would still be loading when its test, and with it the document, has ended. A test of it
// stubs the function.
globalThis.requestIdleCallback ??= () => 0;
