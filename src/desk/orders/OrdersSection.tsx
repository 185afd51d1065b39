import { Route, Routes } from 'react-router-dom';
import { OrderList, useOrderView } from './OrderList';
import { OrderPage } from './OrderPage';

/** The list of orders, and the page of each. */
export default function OrdersSection() {
  const view = useOrderView();
  return (
    <Routes>
      <Route index element={<OrderList {...view} />} />
      <Route path=":id" element={<OrderPage />} />
    </Routes>
  );
}
