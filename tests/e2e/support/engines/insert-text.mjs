const ASSIGNS_VALUE = 'window.__pw_bidiInsertText = (text) => bidiInsertText(window, text);';
const TYPES =
  "window.__pw_bidiInsertText = (text) => window.document.execCommand('insertText', false, text);";

/**
 * Playwright fills a field over BiDi by assigning its value, which React does not notice. This makes it type the text
 * instead.
 * @param {string} message a command as JSON
 */
export const withTypedText = (message) => message.replace(ASSIGNS_VALUE, TYPES);

const SETS_VALUE = 'input.value = value;';
const SETS_NATIVE_VALUE =
  "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value);";

/**
 * Playwright assigns the value of a date or a range. Where its scripts share the page's world, React takes an assignment
 * for its own and ignores the event; the setter of the platform bypasses it.
 * @param {string} message a command as JSON
 */
export const withNativeValue = (message) => message.replaceAll(SETS_VALUE, SETS_NATIVE_VALUE);
