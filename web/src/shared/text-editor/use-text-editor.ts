import { Editor, type EditorOptions } from '@tiptap/core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** An editor that lives as long as the component. `options` are those of its first drawing. */
export const useTextEditor = (options: () => Partial<EditorOptions>, onChange: (editor: Editor) => void) => {
  const [editor] = useState(() => new Editor({ ...options(), element: null }));
  useEffect(() => {
    const changed = () => onChange(editor);
    editor.on('update', changed);
    return () => {
      editor.off('update', changed);
    };
  }, [editor, onChange]);
  /** The ref of the element that holds the text. */
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      editor.mount(element);
      return () => editor.unmount();
    },
    [editor],
  );
  return { editor, place };
};

/**
 * The value that `read` returns for the editor, now and whenever it changes. It is text, so that equal values are the
 * same.
 */
export const useEditorState = (editor: Editor, read: (editor: Editor) => string): string => {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on('transaction', changed);
      return () => {
        editor.off('transaction', changed);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => read(editor));
};
