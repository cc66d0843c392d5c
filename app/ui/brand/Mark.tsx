/** The symbol of the brand, drawn as in mark.svg. */
export function Mark(props: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={props.className} fill="currentColor" aria-hidden="true">
      <path d="M2 29.5C7.5 21 10 12 13 2.5C15.5 13 20.5 20 30.5 24C21.5 23.5 16.5 19 13.4 12C11.6 18.5 9.6 24 6.4 29.5ZM9.4 29.5C11.4 25.5 12.7 21.8 13.9 17.8C16.3 22.5 20.5 25.8 27 27.8C21.5 28 18 26.8 15.4 24.2C14.8 26.2 14 28 13.2 29.5Z" />
    </svg>
  );
}
