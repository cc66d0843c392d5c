/** In a frame of this site the link before this script is removed. */
if (self !== top) document.currentScript?.previousElementSibling?.remove();
