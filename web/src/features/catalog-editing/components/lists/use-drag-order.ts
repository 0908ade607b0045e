import { type DragEvent, useState } from 'react';

/** The attributes that make the entries of a list movable by dragging; the buttons beside them do the same without. */
export const useDragOrder = (place: (from: number, to: number) => void) => {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  return (index: number) => ({
    draggable: true,
    'data-over': over === index && from !== index ? '' : undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      setFrom(index);
    },
    onDragOver: (event: DragEvent) => {
      // A file from outside is not for this list.
      if (from === undefined) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (from !== undefined && from !== index) place(from, index);
      end();
    },
    onDragEnd: end,
  });
};
