import { type Text, text } from '../../text.ts';

/** Titles of reviews by number of stars. */
// biome-ignore format: a table, one row an item
export const titles: Record<1 | 2 | 3 | 4 | 5, readonly Text[]> = {
  5: [
    text('Exactly what we hoped for', 'Exactement ce qu’on espérait'), text('Better than in the showroom', 'Encore mieux qu’en magasin'),
    text('Would buy again tomorrow', 'Je le rachèterais demain'), text('The best thing in the room', 'Le plus beau de la pièce'),
    text('Worth the wait', 'Ça valait l’attente'), text('A year in, still happy', 'Un an après, toujours content'),
    text('Quiet, solid, done', 'Silencieux, solide, réglé'), text('Our neighbors asked where we got it', 'Les voisins ont demandé d’où il venait'),
    text('No regrets', 'Aucun regret'), text('It just works', 'Ça marche, tout simplement'),
    text('Second one we have bought', 'Le deuxième que nous achetons'), text('Love at first sight', 'Coup de cœur'),
  ],
  4: [
    text('Very good, one small thing', 'Très bien, à un détail près'), text('Nearly perfect', 'Presque parfait'),
    text('Happy with it', 'Satisfaits'), text('Good value', 'Bon rapport qualité-prix'),
    text('Looks great, took patience', 'Très beau, un peu de patience'), text('Solid choice', 'Un choix solide'),
    text('Does what it says', 'Fait ce qui est promis'), text('Would be five stars but for the box', 'Cinq étoiles sans le carton'),
  ],
  3: [
    text('Fine, not more', 'Correct, sans plus'), text('Good idea, average finish', 'Bonne idée, finition moyenne'),
    text('It grew on us', 'On s’y est fait'), text('Mixed feelings', 'Partagée'), text('Depends what you expect', 'Tout dépend des attentes'),
  ],
  2: [
    text('Not for us', 'Pas pour nous'), text('Expected more', 'On attendait mieux'),
    text('Sent it back once', 'Retourné une fois'), text('Nice look, wrong size', 'Joli, mais mauvaise taille'),
  ],
  1: [text('Had to return it', 'Dû le retourner'), text('Arrived damaged', 'Arrivé abîmé'), text('Did not work out', 'Ça n’a pas marché')],
};

// biome-ignore format: a list of names
export const authors: readonly string[] = [
  'Dana R.', 'M. Okafor', 'Priya S.', 'Tom H.', 'Lucie B.', 'The Nguyens', 'Carla M.', 'J. Whitfield', 'Sam & Ori', 'Helen K.', 'Diego P.', 'Ruth A.',
  'Étienne G.', 'Marisol V.', 'Ken T.', 'Aisha D.', 'Bill N.', 'Noor F.', 'Greta L.', 'Owen C.', 'Yuki M.', 'Paula W.', 'Andre J.', 'Beth S.',
  'Farid N.', 'Ingrid O.', 'Marcus L.', 'Joanne P.', 'Theo R.', 'Camille D.', 'Walt E.', 'Sofia G.', 'Reggie B.', 'Anneke V.', 'Hal M.', 'Chloé T.',
  'Dev K.', 'Martha J.', 'Luis C.', 'Kim Y.',
];
