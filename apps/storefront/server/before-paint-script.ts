/**
 * What the layout depends on and only the browser knows, as attributes of the document before the first paint, so that
 * nothing moves after it.
 *
 * - After Back or a reload, the complete page is laid out at once (src/app/router/whole-page.tsx).
 * - On a device with another clock than India's, the lines for the visitor's own time have their height at once
 *   (src/shared/local-time/india-time-abroad.tsx).
 */
export const beforePaintScript = `(function(root){var arrival=performance.getEntriesByType("navigation")[0];
if(!arrival||arrival.type!=="navigate")root.whole="";if(new Date().getTimezoneOffset()!==-330)root.abroad=""
})(document.documentElement.dataset)`;
