/** Turns a name into lower-case ASCII words joined by hyphens, for ids, file names and addresses: 'Entrée, 2' becomes 'entree-2'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
