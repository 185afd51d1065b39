const US_ZIP = /^\d{5}(?:-\d{4})?$/;
const CANADIAN = /^[a-ceghj-npr-tvxy]\d[a-ceghj-npr-tv-z] ?\d[a-ceghj-npr-tv-z]\d$/i;

/** True for a postcode of the United States or Canada. */
export const isPostcode = (text: string): boolean => US_ZIP.test(text) || CANADIAN.test(text);
