/** Fields of what is sent or saved by a button: their words are nowhere else. The browser notes which were changed. */
const TYPED = ':is(form, dialog) :is(input, textarea):is(:user-valid, :user-invalid)';

/** True while this page holds words that somebody typed and has not sent or saved yet. */
export function hasUnsavedInput(): boolean {
  try {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
    // One that was sent is empty again.
    return [...fields].some(({ value }) => value.trim() !== '');
  } catch (error) {
    // Browsers before 2023 do not note it.
    console.warn('Typed words are not noticed', error);
    return false;
  }
}
