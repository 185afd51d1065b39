import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { scrollToAnchor } from '@/browser/scrollToAnchor';
import { Tabs } from '@/ui/Tabs';
import {
  OVERVIEW,
  productPageOpened,
  sectionRequested,
  sectionScrolled,
  selectProductPage,
  tabSelected,
} from './productPageSlice';

export interface Section {
  id: string;
  name: string;
  content: ReactNode;
}

interface Props {
  productId: string;
  sections: readonly Section[];
  label: string;
}

/** The sections of a product page as tabs. A link to #section opens the tab and scrolls there. */
export function SectionTabs({ productId, sections, label }: Props) {
  const dispatch = useDispatch();
  const { hash, key } = useLocation();
  const { activeTab, scroll } = useSelector(selectProductPage);
  const requestedId = sections.find(({ id }) => `#${id}` === hash)?.id;
  const activeId = sections.some(({ id }) => id === activeTab) ? activeTab : OVERVIEW;

  useEffect(() => {
    dispatch(productPageOpened(productId));
    if (requestedId && key) dispatch(sectionRequested(requestedId));
  }, [dispatch, productId, requestedId, key]);

  // A second click on the same link: the router reports nothing, because neither the hash nor the key of the location changes.
  const openAgain = useEffectEvent(() => {
    if (requestedId && window.location.hash === hash) dispatch(sectionRequested(requestedId));
  });
  useEffect(() => {
    const listen = () => openAgain();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  useEffect(() => {
    if (scroll && scrollToAnchor(activeId)) dispatch(sectionScrolled());
  }, [dispatch, scroll, activeId]);

  const tabs = sections.map(({ id, name, content }) => ({
    id,
    label: name,
    panel: <div id={id}>{content}</div>,
  }));
  return <Tabs tabs={tabs} label={label} activeId={activeId} onChange={(id) => dispatch(tabSelected(id))} />;
}
