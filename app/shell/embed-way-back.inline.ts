/** Removes the preceding link if the page is in a frame. */
if (self !== top) document.currentScript?.previousElementSibling?.remove();
