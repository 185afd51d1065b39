import type { DemoBlock, TenantCode } from '../../shopTypes.ts';
import { type Text, text } from '../../text.ts';
import { hero, html } from '../html.ts';
import { block } from './block.ts';

interface Department {
  key: string;
  scene: 'living-room' | 'dining-room' | 'bedroom' | 'kitchen' | 'laundry' | 'home-office' | 'patio';
  eyebrow: Text;
  title: Text;
  lead: Text;
  categoryUrl: string;
  categoryLabel: Text;
  questions: readonly (readonly [question: Text, answer: Text])[];
}

// biome-ignore format: a table, one row a department
const departments: readonly Department[] = [
  { key: 'living-room', scene: 'living-room', eyebrow: text('Living room', 'Salon'), title: text('The room that has to do everything', 'La pièce qui doit tout faire'), lead: text('Films, homework, visits and naps: start from the sofa and work outwards.', 'Films, devoirs, visites et siestes : partez du canapé.'), categoryUrl: '/catalog/sofas', categoryLabel: text('Start with sofas', 'Commencer par les canapés'), questions: [
    [text('Will it get through my door?', 'Passera-t-il par ma porte ?'), text('Compare the smallest side of the sofa with the width of the door, and the diagonal with the height. Our measuring guide is on each product page, and the crew calls if anything looks tight.', 'Comparez le plus petit côté du canapé à la largeur de la porte, et la diagonale à la hauteur. Le guide de mesure est sur chaque fiche, et l’équipe appelle si cela semble juste.')],
    [text('Which cover lasts with pets?', 'Quel revêtement résiste aux animaux ?'), text('Tight weaves and leather. Look for Pet friendly in the filters; loops and velvets show claws.', 'Les tissages serrés et le cuir. Cochez « Résistant aux animaux » ; boucles et velours marquent.')],
  ] },
  { key: 'bedroom', scene: 'bedroom', eyebrow: text('Bedroom', 'Chambre'), title: text('A third of your life, well spent', 'Un tiers de votre vie, bien employé'), lead: text('Frames that do not creak, drawers that do not slam, mattresses you may send back.', 'Des cadres qui ne grincent pas, des tiroirs qui ne claquent pas, des matelas qu’on peut rendre.'), categoryUrl: '/catalog/mattresses', categoryLabel: text('Start with the mattress', 'Commencer par le matelas'), questions: [
    [text('How firm should a mattress be?', 'Quelle fermeté choisir ?'), text('Side sleepers like plush to medium, back sleepers medium, stomach sleepers firm. Then lie on it for ten minutes.', 'Sur le côté : moelleux à mi-ferme ; sur le dos : mi-ferme ; sur le ventre : ferme. Puis restez allongé dix minutes.')],
    [text('What happens after 120 nights?', 'Que se passe-t-il après 120 nuits ?'), text('Nothing: it is yours. Before that, one call and we collect it for a refund.', 'Rien : il est à vous. Avant cela, un appel et nous le reprenons contre remboursement.')],
  ] },
  { key: 'dining', scene: 'dining-room', eyebrow: text('Dining', 'Salle à manger'), title: text('Pull up another chair', 'Prenez donc une chaise'), lead: text('Tables for breakfast and for holidays, often the same table.', 'Des tables pour le petit déjeuner et pour les fêtes, souvent la même.'), categoryUrl: '/catalog/dining-sets', categoryLabel: text('See dining sets', 'Voir les ensembles'), questions: [
    [text('How much room does a table need?', 'Quel espace faut-il autour ?'), text('Three feet on each side lets a chair slide out and a person pass.', 'Trois pieds de chaque côté laissent reculer une chaise et passer quelqu’un.')],
    [text('How wide is one place?', 'Quelle largeur par convive ?'), text('Twenty-four inches is polite, twenty-two is family.', 'Vingt-quatre pouces, c’est poli ; vingt-deux, c’est la famille.')],
  ] },
  { key: 'home-office', scene: 'home-office', eyebrow: text('Home office', 'Bureau'), title: text('Work, then close the drawer on it', 'Travailler, puis refermer le tiroir'), lead: text('Desks that hide their cables and chairs that look after your back.', 'Des bureaux qui cachent leurs câbles et des sièges qui ménagent le dos.'), categoryUrl: '/catalog/desks', categoryLabel: text('See desks', 'Voir les bureaux'), questions: [
    [text('How high should a desk be?', 'À quelle hauteur le bureau ?'), text('Elbows at a right angle when you type: 27 to 29 inches for most people, or one that moves.', 'Coudes à angle droit : 27 à 29 pouces pour la plupart, ou un bureau réglable.')],
  ] },
  { key: 'outdoor', scene: 'patio', eyebrow: text('Outdoor', 'Extérieur'), title: text('One more room, without a ceiling', 'Une pièce de plus, sans plafond'), lead: text('Frames that do not rust and cushions that dry before you do.', 'Des cadres qui ne rouillent pas et des coussins secs avant vous.'), categoryUrl: '/catalog/outdoor-lounge', categoryLabel: text('See lounge furniture', 'Voir les salons'), questions: [
    [text('Can it stay out all winter?', 'Peut-il passer l’hiver dehors ?'), text('The frames can. Bring the cushions in, or give the set a fitted cover.', 'Les cadres, oui. Rentrez les coussins ou posez une housse ajustée.')],
  ] },
  { key: 'kitchen-appliances', scene: 'kitchen', eyebrow: text('Kitchen', 'Cuisine'), title: text('Hot, cold, quiet', 'Chaud, froid, silencieux'), lead: text('Five makers, one crew to install them, one number to call afterwards.', 'Cinq fabricants, une équipe pour les poser, un numéro à appeler ensuite.'), categoryUrl: '/catalog/kitchen-packages', categoryLabel: text('See kitchen packages', 'Voir les cuisines complètes'), questions: [
    [text('Gas, electric or induction?', 'Gaz, électrique ou induction ?'), text('Gas shows you the flame, induction is fastest and safest, electric costs least to buy. Bring a magnet: if it sticks to your pans, they work on induction.', 'Le gaz montre la flamme, l’induction est la plus rapide et la plus sûre, l’électrique coûte le moins à l’achat. Un aimant qui colle à vos casseroles : elles vont à l’induction.')],
    [text('Do you take the old one?', 'Reprenez-vous l’ancien ?'), text('Yes, choose haul-away on the product page. It is recycled in Oregon.', 'Oui, cochez la reprise sur la fiche. Il est recyclé en Oregon.')],
  ] },
  { key: 'laundry', scene: 'laundry', eyebrow: text('Laundry', 'Buanderie'), title: text('Give Sunday back', 'Rendez-nous le dimanche'), lead: text('Pairs that finish together, use a fraction of the water and can share a closet.', 'Des duos qui finissent ensemble, avec une fraction de l’eau, et tiennent dans un placard.'), categoryUrl: '/catalog/laundry-pairs', categoryLabel: text('See pairs', 'Voir les duos'), questions: [
    [text('Front or top?', 'Frontale ou verticale ?'), text('Front loaders use less water and spin drier; top loaders are quicker and kinder to backs.', 'Les frontales prennent moins d’eau et essorent mieux ; les verticales sont plus rapides et ménagent le dos.')],
    [text('Do I need a vent?', 'Faut-il une sortie d’air ?'), text('Not with a heat-pump dryer. All others need four inches of duct to the outside.', 'Pas avec une pompe à chaleur. Les autres demandent un conduit de quatre pouces vers l’extérieur.')],
  ] },
];

/** Departments that only Maple & Main sells. */
const appliances = new Set(['kitchen-appliances', 'laundry']);

const heroOf = (department: Department) =>
  html((localize) => {
    const inLanguage = (text: Text) => localize(text.en, text.fr);
    return hero({
      heading: 'h2',
      scene: department.scene,
      alt: '',
      eyebrow: inLanguage(department.eyebrow),
      title: inLanguage(department.title),
      lead: inLanguage(department.lead),
      links: [[department.categoryUrl, inLanguage(department.categoryLabel)]],
    });
  });

const guideOf = ({ questions }: Department) =>
  html(
    (localize) => `<section class="avb-section avb-prose">
    <h2>${localize('Good to know', 'Bon à savoir')}</h2>
    <avb-accordion>${questions
      .map(
        ([question, answer], at) =>
          `<avb-accordion-item${at === 0 ? ' data-open="yes"' : ''}><avb-accordion-heading>${localize(question.en, question.fr)}</avb-accordion-heading><avb-accordion-content><p>${localize(answer.en, answer.fr)}</p></avb-accordion-content></avb-accordion-item>`,
      )
      .join('')}</avb-accordion>
  </section>`,
  );

export const departmentBlocks: readonly DemoBlock[] = departments.flatMap((department) => {
  const { key, eyebrow } = department;
  const tenants: readonly TenantCode[] = appliances.has(key) ? ['maple'] : ['maple', 'boreale'];
  return [
    block(`category-${key}-hero`, `Hero: ${eyebrow.en}`, heroOf(department), tenants),
    block(`category-${key}-guide`, `Guide: ${eyebrow.en}`, guideOf(department), tenants),
  ];
});
