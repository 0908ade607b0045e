export interface SliceNames {
  /** `price-lists`: folders, files, texts, paths. */
  name: string;
  /** `priceLists`: variables and keys. */
  camel: string;
  /** `PriceLists`: types and components. */
  pascal: string;
  /** `PRICE_LISTS`: the partition. */
  partition: string;
  /** `Price lists`: the title where no other is given. */
  words: string;
  /** The deployed function that serves it. */
  served: string;
}

export const sliceNames = (name: string, served: string): SliceNames => {
  const camel = name.replaceAll(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    name,
    camel,
    pascal: capital(camel),
    partition: name.toUpperCase().replaceAll('-', '_'),
    words: capital(name.replaceAll('-', ' ')),
    served,
  };
};
