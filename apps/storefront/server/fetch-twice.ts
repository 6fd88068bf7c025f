import { reloadRule } from "@aradhana/core/lazy";

/**
 * Source of a script: `get(href)` fetches a file into the browser's cache. If it fails, is an HTML page, or takes more
 * than 120 s, it is fetched again after 300 ms. Only then may the browser import it: a failed import is remembered
 * until the page is left.
 */
export const fetchTwice =
  'function get(href,again){var stop=new AbortController;setTimeout(function(){stop.abort()},120000);return fetch(href,{cache:again?"reload":"default",signal:stop.signal}).then(function(answer){return answer.text().then(function(text){if(!answer.ok||/^\\s*</.test(text))throw Error("Loading chunk "+href+" failed");return text})}).catch(function(lost){if(again)throw lost;return new Promise(function(pass){setTimeout(pass,300)}).then(function(){return get(href,1)})})}';

/**
 * Source of a script: `mayReload()` is whether a failed script may load a new document now, once in half a minute. Like
 * `reloadHomeOnce` of packages/browser it uses the tab's storage, or the window's name where that is blocked or full.
 */
export const mayReload = `function mayReload(){var key="${reloadRule.key}",now=Date.now(),ours=name.indexOf(key)===0,since;if(!navigator.onLine)return false;try{since=now-(ours?name.slice(key.length):sessionStorage.getItem(key))}catch(blocked){}if(since>=0&&since<${reloadRule.onceIn})return false;try{sessionStorage.setItem(key,now);if(ours)name=""}catch(blocked){if(name&&!ours)return false;name=key+now}return true}`;

/** How long it then waits, in ms. */
export const reloadAfter = reloadRule.after;
