/** For the resetOptions of a form whose values are read again while it is open: what the person has edited is preserved. */
export const KEEP_EDITS = { keepDirtyValues: true };

/** For `reset` after saving. Without it, resetOptions also apply to this reset, and saved fields would count as edited from then on. */
export const SAVED = { keepDirtyValues: false };
