import { type DragEvent, useState } from 'react';

/** Drop zone for files: whether one is dragged over it, and the handlers to spread. */
export function useFileDrop(onDrop: (file: File) => void) {
  const [over, setOver] = useState(false);

  function onDragFile(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  return {
    over,
    handlers: {
      onDragEnter: onDragFile,
      onDragOver: onDragFile,
      onDragLeave: (event: DragEvent) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        const [file] = event.dataTransfer.files;
        setOver(false);
        if (file === undefined) return;
        event.preventDefault();
        onDrop(file);
      },
    },
  };
}
