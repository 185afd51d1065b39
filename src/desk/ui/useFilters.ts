import { useSearchParams } from 'react-router-dom';

/** The filters of a list by name, '' for all. Stored in the URL, so that Back and links preserve them. */
export function useFilters<Name extends string>(
  names: readonly Name[],
): [Record<Name, string>, (name: Name, value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const change = (name: Name, value: string) =>
    setSearch(
      (previous) => {
        if (value === '') previous.delete(name);
        else previous.set(name, value);
        return previous;
      },
      { replace: true },
    );
  return [filters, change];
}
