/** JSON for a `<script>`: no text in it can close the element, or begin a comment in which the element does not end. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
