// jsdom measures no navigation: a page without entries, as a browser has before one is written.
Performance.prototype.getEntriesByType ??= () => [];
