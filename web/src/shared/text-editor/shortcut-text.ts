const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** `Mod-Shift-7` as this keyboard names it. */
export const shortcutText = (shortcut: string): string =>
  isApple()
    ? shortcut.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('-', '')
    : shortcut.replace('Mod', 'Ctrl').replaceAll('-', '+');
