import { arrivalKey } from "../src/app/visit/arrival.ts";
import { fetchTwice, mayReload } from "./fetch-twice.ts";

interface Boot {
  /** What the page runs, in the order of need: the entry stands last. */
  scripts: readonly string[];
  /** Stylesheets that are here already, joined in the page's own. */
  joined: readonly string[];
}

/**
 * The only script of the first paint. It fetches the application once the page has loaded and the
 * browser is idle, so that nothing competes with the first picture; a touch or a key brings that
 * forward. The scripts are fetched together. One that is lost (or is a page instead, or not there after 120 s)
 * is fetched once more after 300 ms, and only then does the browser hear of them as modules: of one that it was
 * itself refused, it would remember the refusal. If the last one stays lost, the home page is loaded anew, once in
 * half a minute, by the mark that core's lazy parts leave (`reloadHome`). Each is asked for, and started, in a task
 * of its own, so that a slow phone answers in between. A disabled link is never fetched: it tells the
 * application's loader that this stylesheet, which it is about to ask for, is on the page. What a form would post
 * is held back: only the application knows where to. The button that was pressed last is noted for it
 * (src/app/early-input/early-press.ts), and where the visitor arrived, who may go on by a link before it is there
 * (src/app/visit/arrival.ts). A page that is come back to is laid out whole at once (src/app/router/whole-page.tsx).
 */
export function bootScript({ scripts, joined }: Boot): string {
  return `(function(scripts,joined){var started;
function link(rel,href,off){var link=document.createElement("link");link.rel=rel;if(off)link.setAttribute("disabled","");link.href=href;document.head.append(link)}
function later(run){return new Promise(function(pass){setTimeout(pass)}).then(run)}
function start(){if(started)return;started=1;joined.forEach(function(href){link("stylesheet",href,1)});var got=scripts.map(function(href){var here=later(function(){return get(href)}).then(function(){link("modulepreload",href)});here.catch(function(){});return here});
scripts.reduce(function(before,href,nth){function next(){return got[nth].then(function(){return import(href)})}return before.then(next,next)},Promise.resolve()).catch(goHome)}
${fetchTwice}
${mayReload}
function goHome(lost){if(!mayReload())throw lost;setTimeout(function(){location.assign("/")},100)}
function whenIdle(){"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)}
var arrival=performance.getEntriesByType("navigation")[0];if(!arrival||arrival.type!=="navigate")document.documentElement.dataset.whole="";
["pointerdown","keydown"].forEach(function(type){addEventListener(type,start,{once:true,passive:true})});
addEventListener("click",function(event){if(window.earlyPress!==null)window.earlyPress=event.target.closest("button")||window.earlyPress},true);
addEventListener("submit",function(event){if(event.target.method==="post")event.preventDefault()},true);
try{sessionStorage.${arrivalKey}=sessionStorage.${arrivalKey}||location.href+" "+document.referrer}catch(blocked){}
document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle)
})(${[scripts, joined].map((value) => JSON.stringify(value)).join()})`;
}
