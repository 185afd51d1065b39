import type { Text } from '../../text.ts';

const t = (en: string, fr: string): Text => ({ en, fr });

/** Headlines by number of stars. */
// biome-ignore format: a table, one row an item
export const titles: Record<1 | 2 | 3 | 4 | 5, readonly Text[]> = {
  5: [
    t('Exactly what we hoped for', 'Exactement ce qu’on espérait'), t('Better than in the showroom', 'Encore mieux qu’en magasin'),
    t('Would buy again tomorrow', 'Je le rachèterais demain'), t('The best thing in the room', 'Le plus beau de la pièce'),
    t('Worth the wait', 'Ça valait l’attente'), t('A year in, still happy', 'Un an après, toujours content'),
    t('Quiet, solid, done', 'Silencieux, solide, réglé'), t('Our neighbors asked where we got it', 'Les voisins ont demandé d’où il venait'),
    t('No regrets', 'Aucun regret'), t('It just works', 'Ça marche, tout simplement'),
    t('Second one we have bought', 'Le deuxième que nous achetons'), t('Love at first sight', 'Coup de cœur'),
  ],
  4: [
    t('Very good, one small thing', 'Très bien, à un détail près'), t('Nearly perfect', 'Presque parfait'),
    t('Happy with it', 'Satisfaits'), t('Good value', 'Bon rapport qualité-prix'),
    t('Looks great, took patience', 'Très beau, un peu de patience'), t('Solid choice', 'Un choix solide'),
    t('Does what it says', 'Fait ce qui est promis'), t('Would be five stars but for the box', 'Cinq étoiles sans le carton'),
  ],
  3: [
    t('Fine, not more', 'Correct, sans plus'), t('Good idea, average finish', 'Bonne idée, finition moyenne'),
    t('It grew on us', 'On s’y est fait'), t('Mixed feelings', 'Partagée'), t('Depends what you expect', 'Tout dépend des attentes'),
  ],
  2: [
    t('Not for us', 'Pas pour nous'), t('Expected more', 'On attendait mieux'),
    t('Sent it back once', 'Retourné une fois'), t('Nice look, wrong size', 'Joli, mais mauvaise taille'),
  ],
  1: [t('Had to return it', 'Dû le retourner'), t('Arrived damaged', 'Arrivé abîmé'), t('Did not work out', 'Ça n’a pas marché')],
};

// biome-ignore format: a list of names
export const authors: readonly string[] = [
  'Dana R.', 'M. Okafor', 'Priya S.', 'Tom H.', 'Lucie B.', 'The Nguyens', 'Carla M.', 'J. Whitfield', 'Sam & Ori', 'Helen K.', 'Diego P.', 'Ruth A.',
  'Étienne G.', 'Marisol V.', 'Ken T.', 'Aisha D.', 'Bill from Bend', 'Noor F.', 'Greta L.', 'Owen C.', 'Yuki M.', 'Paula W.', 'Andre J.', 'Beth S.',
  'Farid N.', 'Ingrid O.', 'Marcus L.', 'Joanne P.', 'Theo R.', 'Camille D.', 'Walt E.', 'Sofia G.', 'Reggie B.', 'Anneke V.', 'Hal M.', 'Chloé T.',
  'Dev K.', 'Martha J.', 'Luis C.', 'Kim Y.',
];
