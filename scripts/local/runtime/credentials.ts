/** With which a function signs its calls, or an operator. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}
