import { fetchTwice, mayReload, reloadAfter } from "./fetch-twice.ts";

interface Boot {
  /** The scripts of the page, dependencies first, the entry last. */
  scripts: readonly string[];
  /** Stylesheets that are already part of the page's own. */
  joined: readonly string[];
}

/**
 * The script at the end of a page. It fetches the application once the page has loaded and the browser is idle, or
 * at the first touch or key, so that nothing competes with the first picture.
 *
 * - The scripts are fetched in parallel. A failed one (or an HTML page, or no response within 120 s) is fetched again
 *   after 300 ms. Only then does the browser import them as modules: it would remember a failed import.
 * - If a script still fails, the home page is loaded, at most once in half a minute (as `reloadHome` of core does).
 * - Each script is requested and started in its own task, so that a slow phone can react in between.
 * - A disabled link is never fetched: it makes the application's loader skip a stylesheet that is already on the page.
 * - Forms are not submitted, because only the application knows where to.
 * - The last pressed button is stored for the application (src/app/early-input/early-press.ts). It, or a link to another page, is
 *   marked as pending after 300 ms, as the application does.
 */
export function bootScript({ scripts, joined }: Boot): string {
  return `(function(scripts,joined){var started;
function link(rel,href,off){var link=document.createElement("link");link.rel=rel;if(off)link.setAttribute("disabled","");link.href=href;document.head.append(link)}
function later(run){return new Promise(function(pass){setTimeout(pass)}).then(run)}
function start(){if(started)return;started=1;joined.forEach(function(href){link("stylesheet",href,1)});var got=scripts.map(function(href){var here=later(function(){return get(href)}).then(function(){link("modulepreload",href)});here.catch(function(){});return here});
scripts.reduce(function(before,href,nth){function next(){return got[nth].then(function(){return import(href)})}return before.then(next,next)},Promise.resolve()).catch(goHome)}
${fetchTwice}
${mayReload}
function goHome(lost){if(!mayReload())throw lost;setTimeout(function(){location.assign("/")},${reloadAfter})}
function whenIdle(){"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)}
["pointerdown","keydown"].forEach(function(type){addEventListener(type,start,{once:true,passive:true})});
addEventListener("click",function(event){var pressed=event.target.closest("button,a[href^='/']");if(!pressed||window.earlyPress===null)return;if(pressed.type)window.earlyPress=pressed;setTimeout(function(){if(window.earlyPress!==null)pressed.dataset.pending=""},300)},true);
addEventListener("submit",function(event){if(event.target.method==="post")event.preventDefault()},true);
document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle)
})(${[scripts, joined].map((value) => JSON.stringify(value)).join()})`;
}
