/** Hands a text or bytes to the browser as a file to be saved. */
export const downloadFile = (fileName: string, type: string, content: string | Uint8Array<ArrayBuffer>): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};
