/** The Network Information API's object, in the browsers that have it; TypeScript does not know it. */
export interface Connection {
  /** `wifi`, `cellular`, `ethernet` and others; only on devices that report it. */
  type?: string;
  /** As fast as: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
  /** Whether the visitor wants as little as possible fetched. */
  saveData?: boolean;
}

type ConnectionType = { kind: 'wifi' | 'cellular' | 'ethernet' } | { kind: 'speed'; speed: string };

/** How the device is connected, or else how fast; undefined where the browser does not report it. */
export const connectionType = ({ type, effectiveType }: Connection = {}): ConnectionType | undefined => {
  if (type === 'wifi' || type === 'cellular' || type === 'ethernet') return { kind: type };
  const speed = /\dg$/.exec(effectiveType ?? '')?.[0].toUpperCase();
  return speed ? { kind: 'speed', speed } : undefined;
};
