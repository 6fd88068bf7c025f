import { arrivalKey } from "../src/app/visit/arrival.ts";
import { preferenceCookie } from "../src/shared/cookies/cookies.ts";

/**
 * What only the browser knows, before the first paint.
 *
 * - The landing page (src/app/visit/arrival.ts) is stored for the application.
 * - Hindi in the address stays chosen. Who wants Hindi and got the bare address, as a shared cache sends it to everybody, goes
 *   on to the page in Hindi, as our server would have said (page.ts). Not offline, where only one of both may be saved.
 * - A visitor whose cart is hidden sees no button of it (src/shared/cart-disabled/use-cart-disabled.ts), which the application
 *   corrects: after 90 days it is shown again.
 * - After Back or a reload, the complete page is laid out at once (src/app/router/whole-page.tsx).
 * - On a device with another clock than India's, the lines for the visitor's own time have their height at once
 *   (src/shared/local-time/india-time-abroad.tsx).
 * - Whether the network has returned since a saved copy was opened, which may be before the application hears of it
 *   (src/app/offline/offline-notice.tsx).
 */
export const beforePaintScript = `(function(root){
try{sessionStorage.${arrivalKey}=sessionStorage.${arrivalKey}||location.href+" "+document.referrer}catch(blocked){}
try{var page=new URL(location.href),named=page.searchParams.get("lang"),kept=(/(?:^|; *)lang=(\\w+)/.exec(document.cookie)||[])[1];
if(document.documentElement.lang==="hi"){if(kept!=="hi")document.cookie="${preferenceCookie("lang", "hi")}"+(page.protocol==="https:"?"; secure":"")}
else if(!named&&navigator.onLine&&(kept||navigator.language.slice(0,2))==="hi"){page.searchParams.set("lang","hi");location.replace(page)}}catch(blocked){}
try{var off=new URL(location.href).searchParams.get("cart_disabled");
if(off==="true"||off!=="false"&&localStorage.cart_disabled==="true")root.cartDisabled=""}catch(blocked){}
var arrival=performance.getEntriesByType("navigation")[0];
if(!arrival||arrival.type!=="navigate")root.whole="";if(new Date().getTimezoneOffset()!==-330)root.abroad="";
if(root.savedAt)addEventListener("online",function(){root.backOnline=""},{once:true})
})(document.documentElement.dataset)`;
