import { Route, Routes } from 'react-router-dom';
import { ById } from '@/desk/ui/ById';
import { OrderList, useOrderView } from './OrderList';
import { OrderPage } from './OrderPage';

/** The list of orders, and the page of each. */
export default function OrdersSection() {
  const view = useOrderView();
  return (
    <Routes>
      <Route index element={<OrderList {...view} />} />
      <Route
        path=":id"
        element={
          <ById>
            <OrderPage />
          </ById>
        }
      />
    </Routes>
  );
}
