import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { Drawer } from '@/ui/Drawer';
import type { ActionButton } from './ChatConversation';
import { ChatPanel } from './ChatPanel';

interface Props {
  product: { entity_id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  ActionButton: ActionButton;
  /** store_id of the selected location. */
  locationId?: string;
}

/** The chat drawer; it stays open while the shopper navigates. */
export function ChatDrawer({ product, isOpen, onClose, ActionButton, locationId }: Props) {
  // The locale file loads when the drawer first opens.
  const { t, ready: isReady } = useTranslation('chat');
  const { chatbot_name } = useConfig().pdp.ai_chatbot;
  if (!isReady) return null;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('title', { name: chatbot_name })}
      closeLabel={t('close')}
    >
      <ChatPanel product={product} onNavigate={onClose} ActionButton={ActionButton} locationId={locationId} />
    </Drawer>
  );
}
