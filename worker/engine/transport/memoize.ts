/** Memoizes a function by the identity of its key. */
export function memoize<Key extends object, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    let entry = known.get(key);
    if (!entry) known.set(key, (entry = { value: answer(key) }));
    return entry.value;
  };
}
