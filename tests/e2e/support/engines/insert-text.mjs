const ASSIGNS_VALUE = 'window.__pw_bidiInsertText = (text) => bidiInsertText(window, text);';
const TYPES =
  "window.__pw_bidiInsertText = (text) => window.document.execCommand('insertText', false, text);";

/**
 * Playwright fills a field over BiDi by assigning its value, which React does not notice. This makes it type the text
 * instead.
 * @param {string} message a command as JSON
 */
export const withTypedText = (message) => message.replace(ASSIGNS_VALUE, TYPES);
