import { Route, Routes } from 'react-router-dom';
import { OrderList } from './OrderList';
import { OrderPage } from './OrderPage';

/** The list of orders, and the page of each. */
export default function OrdersSection() {
  return (
    <Routes>
      <Route index element={<OrderList />} />
      <Route path=":id" element={<OrderPage />} />
    </Routes>
  );
}
