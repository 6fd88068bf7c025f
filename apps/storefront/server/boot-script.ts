/**
 * The only script of the first paint. It fetches the application once the page has loaded and the
 * browser is idle, so that nothing competes with the first picture; a touch or a key brings that forward.
 */
export function bootScript(entry: string, preloads: readonly string[]): string {
  return `(function(entry,preloads){var started;
function start(){if(started)return;started=1;preloads.forEach(function(href){var link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)});import(entry)}
function whenIdle(){"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)}
["pointerdown","keydown"].forEach(function(type){addEventListener(type,start,{once:true,passive:true})});
document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle)
})(${JSON.stringify(entry)},${JSON.stringify(preloads)})`;
}
