/**
 * Fields of forms with a submit button, whose input is stored nowhere else; `:user-*` matches those that were edited.
 */
const TYPED = ':is(form, dialog) :is(input, textarea):is(:user-valid, :user-invalid)';

/** Whether the page has input that is neither submitted nor saved. */
export function hasUnsavedInput(): boolean {
  try {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
    // Submitted fields are empty again.
    return [...fields].some(({ value }) => value.trim() !== '');
  } catch (error) {
    // Browsers before 2023 lack these selectors.
    console.warn('Unsaved input is not detected', error);
    return false;
  }
}
