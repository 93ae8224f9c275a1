/** The mutable form of a type: a state that its owner may advance in place. */
export type Draft<T> = {
  -readonly [Name in keyof T]: T[Name] extends readonly (infer Item)[] ? Item[] : T[Name];
};
