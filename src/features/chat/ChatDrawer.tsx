import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { Drawer } from '@/ui/Drawer';
import { ChatPanel } from './ChatPanel';

interface Props {
  product: { entity_id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
}

/** The conversation beside the page; it stays while the shopper goes on reading. */
export function ChatDrawer({ product, isOpen, onClose }: Props) {
  // Its texts come with the first opening.
  const { t, isReady } = useTranslation('chat');
  const { chatbot_name } = useConfig().pdp.ai_chatbot;
  if (!isReady) return null;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('title', { name: chatbot_name })}
      closeLabel={t('close')}
    >
      <ChatPanel product={product} onLeave={onClose} />
    </Drawer>
  );
}
