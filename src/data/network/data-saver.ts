/** Whether little is to be loaded: the person asked for it, or the network is of the second generation. False where the browser does not say. */
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
