/** Whether to load little: the user enabled data saver, or the network is 2G. False if the browser does not tell. */
export function savesData(
  connection: unknown = 'connection' in navigator ? navigator.connection : null,
): boolean {
  if (typeof connection !== 'object' || connection === null) return false;
  if ('saveData' in connection && connection.saveData === true) return true;
  return (
    'effectiveType' in connection &&
    typeof connection.effectiveType === 'string' &&
    connection.effectiveType.endsWith('2g')
  );
}
