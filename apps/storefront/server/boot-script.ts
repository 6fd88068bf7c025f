interface Boot {
  /** Address of the entry script. */
  entry: string;
  /** Scripts of the screen, fetched beside the entry. */
  preloads: readonly string[];
  /** Stylesheets that are here already, joined in the page's own. */
  joined: readonly string[];
}

/**
 * The only script of the first paint. It fetches the application once the page has loaded and the
 * browser is idle, so that nothing competes with the first picture; a touch or a key brings that
 * forward. A disabled link is never fetched: it tells the application's loader that this stylesheet,
 * which it is about to ask for, is on the page. What a form would post is held back: only the
 * application knows where to.
 */
export function bootScript({ entry, preloads, joined }: Boot): string {
  return `(function(entry,preloads,joined){var started;
function link(rel,href,off){var link=document.createElement("link");link.rel=rel;if(off)link.setAttribute("disabled","");link.href=href;document.head.append(link)}
function start(){if(started)return;started=1;joined.forEach(function(href){link("stylesheet",href,1)});preloads.forEach(function(href){link("modulepreload",href)});import(entry)}
function whenIdle(){"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)}
["pointerdown","keydown"].forEach(function(type){addEventListener(type,start,{once:true,passive:true})});
addEventListener("submit",function(event){if(event.target.method==="post")event.preventDefault()},true);
document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle)
})(${[entry, preloads, joined].map((value) => JSON.stringify(value)).join()})`;
}
