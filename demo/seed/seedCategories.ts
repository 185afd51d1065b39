import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { categories as categoryTable } from '../../server/backend/database/schema/catalog.ts';
import { categories } from '../categories/tree.ts';
import type { LandingSection } from '../types.ts';

const isBlock = (section: LandingSection) => section.kind === 'hero' || section.kind === 'content';

/** The API's name of a section: the identifier of a block, or the kind of any other section. */
function nameOf(section: LandingSection): string {
  if (section.kind === 'posm') return `posm:${section.brands.join(',')}`;
  return 'block' in section ? section.block : section.kind;
}

const sectionOf = (section: LandingSection) => ({
  name: nameOf(section),
  title: 'title' in section ? section.title : { en: '', fr: '' },
  limit: 'limit' in section ? section.limit : null,
  keys: 'slugs' in section ? [...section.slugs] : [],
});

export async function seedCategories(db: Pick<Database, 'execute'>): Promise<void> {
  await bulkInsert(
    db,
    categoryTable,
    categories.map((category) => ({
      id: category.id,
      parentId: category.parentId,
      level: category.level,
      position: category.position,
      urlKey: category.urlKey,
      name: category.name,
      displayMode: category.displayMode,
      sortBy: category.sortBy,
      inMenu: category.inMenu,
      image: category.image,
      icon: category.icon,
      details: {
        description: category.description,
        metaTitle: category.metaTitle,
        metaDescription: category.metaDescription,
        featuredFilter: category.featuredFilter ?? '',
        sections: category.sections.map(sectionOf),
        blocks: category.sections.filter(isBlock).map(nameOf),
      },
    })),
  );
}
