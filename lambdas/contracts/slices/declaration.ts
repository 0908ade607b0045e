/** The part of a slice that the browser may know. */
export interface SliceDeclaration {
  /** Refusals: stable machine codes with their HTTP status. Each has its text in `locales/<language>/errors.json`. */
  problems?: Readonly<Record<string, number>>;
  /**
   * The entries of the audit log, as `<resource type>.<verb>`: language-neutral, shown in the reader's words
   * (`locales/<language>/audit.json`). A code that was ever written must stay.
   */
  auditActions?: readonly `${string}.${string}`[];
}

/** The rights of one deployed function in partitions of a slice, by their names there. */
export interface PartitionAccess<Name extends string = string> {
  /** By key and by query. */
  reads?: readonly Name[];
  /** Puts, updates, deletions and checks, alone or in a transaction. */
  writes?: readonly Name[];
  /** Puts and updates only, outside of transactions. */
  adds?: readonly Name[];
  /** Updates only. */
  updates?: readonly Name[];
  /** Whether it reads the table's only index: all sessions by their beginning. */
  index?: boolean;
}

/** The part of the table that a slice owns, and which functions may use it; all others are refused. */
interface TableDeclaration<Name extends string, FunctionName extends string> {
  /** A name that ends with `#` is the beginning of many partitions, each named after a record. */
  partitions: Readonly<Record<Name, string>>;
  access: Readonly<Record<FunctionName, PartitionAccess<NoInfer<Name>>>>;
}

export const declareTable = <const Partitions extends Record<string, string>, FunctionName extends string>(
  declaration: Omit<TableDeclaration<Extract<keyof Partitions, string>, FunctionName>, 'partitions'> & {
    partitions: Partitions;
  },
) => declaration;
