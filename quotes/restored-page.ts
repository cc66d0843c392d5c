/**
 * The one script of the pages behind secret links. A browser keeps a page in memory when its visitor leaves, and shows it
 * again on "Back" without asking the server: what has been erased meanwhile would be seen. A page that comes from there is
 * requested anew instead. The address without its fragment is: with one, the browser would only scroll.
 */
export const requestRestoredPageAgain =
  'addEventListener("pageshow",({persisted})=>{if(persisted){document.documentElement.hidden=true;location.replace(location.pathname+location.search)}})';
