/**
 * Source of a script: `get(href)` fetches a file into the browser's cache. If it fails, is an HTML page, or takes more
 * than 120 s, it is fetched again after 300 ms. Only then may the browser import it: a failed import is remembered
 * until the page is left.
 */
export const fetchTwice =
  'function get(href,again){var stop=new AbortController;setTimeout(function(){stop.abort()},120000);return fetch(href,{cache:again?"reload":"default",signal:stop.signal}).then(function(answer){return answer.text().then(function(text){if(!answer.ok||/^\\s*</.test(text))throw Error("Loading chunk "+href+" failed");return text})}).catch(function(lost){if(again)throw lost;return new Promise(function(pass){setTimeout(pass,300)}).then(function(){return get(href,1)})})}';

/** Source of a script: `mayReload()` is whether a failed script may reload the page now, once in half a minute. */
export const mayReload =
  "function mayReload(){try{var mark=sessionStorage,now=Date.now(),since=now-mark.reloaded_at;if(navigator.onLine&&!(since>=0&&since<30000)){mark.reloaded_at=now;return true}}catch(blocked){}return false}";
