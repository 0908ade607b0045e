interface PutInput {
  url: string;
  headers: Record<string, string>;
  file: Blob;
  signal: AbortSignal;
  /** 0..1 */
  onProgress: (share: number) => void;
}

/**
 * Sends a file to a signed address. `XMLHttpRequest`, because `fetch` does not say how far an upload is.
 * @throws an error without a text for readers, or the signal's reason.
 */
export const putFile = ({ url, headers, file, signal, onProgress }: PutInput): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`The upload was answered with ${request.status}`));
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(file);
  });
