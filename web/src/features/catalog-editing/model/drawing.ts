/** Whether a picture is the drawing made from the attributes (the server names its file), rather than one that was chosen. */
export const isDrawing = (image: string): boolean => image === '' || image.startsWith('/images/shoes/');
