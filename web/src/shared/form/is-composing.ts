import type { KeyboardEvent } from 'react';

/**
 * An input method (IME) is active and uses these keys itself. Safari ends the composition first, but still sends this
 * key code.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
