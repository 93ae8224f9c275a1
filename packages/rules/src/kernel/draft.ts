/** A type whose members may be changed, and the lists among them too: a state that its owner advances. */
export type Draft<T> = {
  -readonly [Name in keyof T]: T[Name] extends readonly (infer Item)[] ? Item[] : T[Name];
};
