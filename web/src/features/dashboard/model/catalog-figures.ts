/** Whether all it shows is the drawing made from its attributes. */
export const isDrawn = ({ image }: { image: string }): boolean => image === '' || image.startsWith('/images/shoes/');
