/** Answers each key once, however often it is asked. */
export function remember<Key extends object, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    let entry = known.get(key);
    if (!entry) known.set(key, (entry = { value: answer(key) }));
    return entry.value;
  };
}
