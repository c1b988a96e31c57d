/** Id of the connection in the opposite direction: `kandy_ella` for `ella_kandy`. */
export function reversedId(connectionId: string): string {
  const mark = connectionId.indexOf('_');
  return `${connectionId.slice(mark + 1)}_${connectionId.slice(0, mark)}`;
}
